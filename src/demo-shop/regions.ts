/** A part of India, with names that are common there. */
export interface Region {
  readonly cities: readonly string[];
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
}

const words = (text: string) => text.trim().split(/\s+/);

export const regions: readonly Region[] = [
  {
    cities: ['New Delhi', ...words('Jaipur Lucknow Gurugram Noida Kanpur Bhopal Indore Agra')],
    firstNames: words(`
      Rajesh Sunil Ramesh Mukesh Dinesh Imran Vikas Pankaj Manoj Sanjay Farhan Kamal Deepak Anita
      Rekha Naresh Salim Ashok Vinod Yogesh`),
    lastNames: words(
      'Sharma Verma Yadav Khan Gupta Singh Saini Mishra Ansari Chauhan Meena Tiwari',
    ),
  },
  {
    cities: words('Chandigarh Ludhiana Amritsar Jalandhar'),
    firstNames: words('Gurpreet Balwinder Harjit Jaspreet Manpreet Sukhdev Kuldeep Simran'),
    lastNames: ['Singh', 'Sandhu', 'Gill', 'Dhillon', 'Kapoor', 'Bedi'],
  },
  {
    cities: [
      'Navi Mumbai',
      ...words('Mumbai Pune Nagpur Nashik Thane Ahmedabad Surat Vadodara Rajkot'),
    ],
    firstNames: words(`
      Ganesh Nilesh Sachin Prakash Santosh Jignesh Hitesh Bharat Ketan Umesh Sandeep Vaishali
      Mahesh Rohan Irfan Kavita Tushar Amol`),
    lastNames: words(
      'Patil Shinde Jadhav Pawar Patel Shah Mehta Kulkarni More Desai Shaikh Solanki',
    ),
  },
  {
    cities: words(
      'Bengaluru Chennai Hyderabad Kochi Coimbatore Mysuru Madurai Vijayawada Mangaluru',
    ),
    firstNames: words(`
      Karthik Murugan Selvam Prasad Venkatesh Suresh Lakshmi Srinivas Arun Thomas Joseph Rafiq
      Shankar Kiran Ravi Manjunath Anand Divya`),
    lastNames: words('Reddy Nair Iyer Rao Gowda Kumar Pillai Naidu Menon Shetty Raman Varghese'),
  },
  {
    cities: words('Kolkata Howrah Siliguri Bhubaneswar Cuttack Patna Ranchi Guwahati'),
    firstNames: words(`
      Subrata Tapan Biswajit Rabi Debashish Soumen Abdul Sajid Jagdish Pradip Bikash Mitali Ranjit
      Swapan`),
    lastNames: words('Das Ghosh Mondal Roy Sen Mahato Sahoo Behera Kumar Hussain Borah Dutta'),
  },
];
